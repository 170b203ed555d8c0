// What the table gives to boards that place their players themselves.

import type { ComponentChildren, VNode } from 'preact';
import type { Seat } from '../../kernel/game.ts';
import { Emblem, seatClass } from '../../ui-kit/looks.tsx';
import type { Controller } from './controller.ts';

interface PlateProps {
  readonly seat: Seat;
  readonly children?: ComponentChildren;
}

export function partsOf(controller: Controller): {
  readonly Plate: (props: PlateProps) => VNode;
  readonly Face: (props: { readonly seat: Seat }) => VNode;
} {
  const { connection, board, view, standing } = controller;
  const Face = ({ seat }: { readonly seat: Seat }): VNode =>
    board.face?.(seat, view.value) ?? <Emblem look={connection.players[seat]!.look} />;
  const Plate = ({ seat, children }: PlateProps): VNode => {
    const { name, look } = connection.players[seat]!;
    const { awaited, outcome } = standing.value;
    const parts = connection.module.game.scoreParts(view.value)[seat] ?? [];
    const total = outcome?.scores[seat] ?? parts.reduce((sum, part) => sum + part.points, 0);
    return (
      <div class={`plate ${seatClass(look)}${awaited.includes(seat) ? ' is-awaited' : ''}`} data-seat={seat}>
        <Face seat={seat} />
        <span class="panel-name">{name}</span>
        <span class="panel-points">{total}</span>
        {children}
      </div>
    );
  };
  return { Face, Plate };
}
