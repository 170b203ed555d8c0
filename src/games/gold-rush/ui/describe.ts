// The board for the ear: the whole position in words. Pure, and without drawing.

import type { Seat } from '../../../kernel/game.ts';
import type { Described, Tell } from '../../../ui-kit/board.ts';
import {
  type Figure,
  figureLimit,
  figurePrice,
  figures,
  figureUpkeep,
  numbers,
  treasure,
  worth,
} from '../components.ts';
import type { Mine, View, ViewSpot } from '../types.ts';
import { billOf, isAtRisk, netOf, type Yield, yieldOf } from './bill.ts';
import { fits, homeOf, isFree, mineIn, rivalsOf } from './spots.ts';

/** In the order in which a sighted player looks: what is going on, the mines from the middle outwards, what is common. */
export function describe(view: View, tell: Tell): readonly Described[] {
  const home = homeOf(view);
  return [
    { id: 'now', title: tell('words.now'), lines: nowLines(view, tell) },
    { id: 'dice', title: tell('ui.tray'), lines: diceLines(view, tell) },
    { id: 'common', title: tell('ui.common'), lines: mineLines(view, 'common', tell) },
    seatSection(view, home, tell),
    ...rivalsOf(view).map((seat) => seatSection(view, seat, tell)),
    { id: 'bank', title: tell('ui.bank'), lines: bankLines(view, tell) },
    { id: 'deck', title: tell('ui.deck'), lines: deckLines(view, tell) },
  ];
}

function nowLines(view: View, tell: Tell): readonly string[] {
  const { turn, awaited, viewer } = view;
  const isOver = view.turnStep === 'gameOver';
  return [
    ...(isOver ? [] : [tell('words.turn', { seat: turn, you: turn === viewer })]),
    tell(`words.step.${view.turnStep}`, { seat: view.asked ?? turn, turn }),
    ...(view.owing === null ? [] : [tell('words.owing', { seat: awaited, action: view.step })]),
    ...(isOver ? [] : [tell(view.hasRolled ? 'words.rolled' : 'words.notRolled')]),
    ...(view.dueProspectors + view.dueGuards === 0
      ? []
      : [tell('words.due', { seat: turn, prospectors: view.dueProspectors, guards: view.dueGuards })]),
  ];
}

function diceLines(view: View, tell: Tell): readonly string[] {
  const { rolled, waitingPlain, waitingDynamite, asidePlain, asideDynamite, lame } = view;
  const bill = billOf(view);
  return [
    ...(rolled.length > 0 ? [tell('words.dice.rolled', { dice: rolled })] : []),
    ...(waitingPlain + waitingDynamite > 0
      ? [tell('words.dice.waiting', { plain: waitingPlain, dynamite: waitingDynamite })]
      : []),
    ...bill.map((line) =>
      tell('words.dice.lies', {
        die: line.die,
        card: line.card,
        mine: line.mine,
        ...bringsOf(line, view.turn),
      }),
    ),
    ...(bill.length > 0 ? [tell('words.dice.sum', { dollars: netOf(bill) })] : []),
    ...(asidePlain + asideDynamite > 0
      ? [tell('words.dice.aside', { plain: asidePlain, dynamite: asideDynamite })]
      : []),
    ...(lame > 0 ? [tell('words.dice.lame', { count: lame })] : []),
  ];
}

/** Values for the messages that tell what a die brings. */
function bringsOf({ dollars, fee, fate }: Yield, seat: Seat): Readonly<Record<string, unknown>> {
  return { dollars, fee, fate, seat };
}

function mineLines(view: View, mine: Mine, tell: Tell): readonly string[] {
  const cards = mineIn(view, mine);
  if (cards.length === 0) return [tell('words.noCards')];
  return cards.map((spot, index) => {
    const { number, die, guarded } = spot;
    const lies = guarded ? 'guarded' : die === null ? 'free' : 'die';
    return [
      tell('words.card', { number, worth: worth[number], lies, die }),
      ...wouldBring(view, mine, spot, tell),
      ...(mine !== 'common' && isAtRisk(view, mine, index) ? [tell('words.atRisk')] : []),
    ].join(' ');
  });
}

/** For who places: what each die of the roll would bring there, or why none can go there. */
function wouldBring(view: View, mine: Mine, spot: ViewSpot, tell: Tell): readonly string[] {
  if (view.step !== 'place' || view.viewer !== view.turn || !isFree(spot)) return [];
  const dice = [...new Set(view.rolled)].filter((die) => fits(view, die, mine, spot));
  if (dice.length === 0) return [tell('words.tooLow', { number: spot.number })];
  return dice.map((die) => {
    const brings = yieldOf(view.turn, die, mine, spot.number);
    return tell('words.would', { die, mine, ...bringsOf(brings, view.turn) });
  });
}

function seatSection(view: View, seat: Seat, tell: Tell): Described {
  const isYou = seat === view.viewer;
  const prospectors = view.prospectors[seat]!;
  const guards = view.guards[seat]!;
  return {
    id: `seat:${seat}`,
    title: tell(isYou ? 'ui.ownMine' : 'ui.mineOf', { seat }),
    lines: [
      tell('words.money', { dollars: view.money[seat] }),
      ...mineLines(view, seat, tell),
      tell('words.crew', { prospectors, guards }),
      ...(isYou && view.turn === seat
        ? figures.flatMap((figure) => priceLine(view, seat, figure, tell))
        : []),
      ...(view.mules[seat]! > 0 ? [tell('ui.mules', { count: view.mules[seat] })] : []),
      ...view.held[seat]!.map((action) =>
        tell('words.held', { action, help: tell(`action.${action}.help`) }),
      ),
    ],
  };
}

/** What cannot be had too, with the reason. */
function priceLine(view: View, seat: Seat, figure: Figure, tell: Tell): readonly string[] {
  const owned = (figure === 'guard' ? view.guards : view.prospectors)[seat]!;
  if (owned >= figureLimit) return [tell('words.noMore', { figure, limit: figureLimit })];
  const isDear = view.money[seat]! < figurePrice;
  return [
    tell(isDear ? 'words.tooDear' : 'words.price', { figure, price: figurePrice, upkeep: figureUpkeep }),
  ];
}

function bankLines(view: View, tell: Tell): readonly string[] {
  return [
    tell('words.bank', { bank: view.bank, of: treasure }),
    tell('words.lowest', { dollars: view.lowestBank }),
    tell(view.hasProgress ? 'words.progress' : 'words.noProgress', { turns: view.idleTurns }),
  ];
}

function deckLines(view: View, tell: Tell): readonly string[] {
  const count = (cards: readonly number[]) =>
    numbers
      .filter((number) => cards.includes(number))
      .map((number) => {
        const times = cards.filter((card) => card === number).length;
        return times > 1 ? `${number} ×${times}` : `${number}`;
      });
  return [
    view.top === null ? tell('words.noDeck') : tell('words.deck', { cards: view.deckSize, top: view.top }),
    ...(view.unseen.length > 0 ? [tell('words.out', { cards: count(view.unseen) })] : []),
    ...(view.seenBlank.length > 0 ? [tell('words.outBlank', { cards: count(view.seenBlank) })] : []),
    ...(view.seenAction.length > 0 ? [tell('words.outAction', { cards: count(view.seenAction) })] : []),
  ];
}
