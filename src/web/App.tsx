import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { isOpen, shelfEntry } from './games.ts';
import { Later } from './Later.tsx';
import { PlayPage } from './PlayPage.tsx';
import { AboutPage } from './pages/About.tsx';
import { SettingsPage } from './pages/Settings.tsx';
import { type Route, route } from './router.ts';
import { language } from './settings.ts';
import { Shelf } from './shelf/Shelf.tsx';
import { tell } from './speech.ts';

const loadTable = () => import('./table/TablePage.tsx').then((module) => module.TablePage);
const loadLesson = () => import('./lesson/LessonPage.tsx').then((module) => module.LessonPage);
const loadReplay = () => import('./replay/ReplayPage.tsx').then((module) => module.ReplayPage);
const loadRoom = () => import('./online/RoomPage.tsx').then((module) => module.RoomPage);
const loadTogether = () => import('./online/Together.tsx').then((module) => module.TogetherPage);
const loadDevice = () => import('./online/DevicePage.tsx').then((module) => module.DevicePage);
const loadSetup = () => import('./setup/Setup.tsx').then((module) => module.SetupPage);
const loadRules = () => import('./rules/RulesPage.tsx').then((module) => module.RulesPage);

export function App(): JSX.Element {
  const here = route.value;
  const key = JSON.stringify(here);
  useEffect(() => {
    scrollTo(0, 0);
    document.title = titleOf();
  }, [key, language.value]);
  return (
    <>
      <button type="button" class="skip" onClick={skipToContent}>
        {tell('site.skip')}
      </button>
      <CurrentPage key={key} />
    </>
  );
}

function CurrentPage(): JSX.Element {
  const here = route.value;
  // An address typed by hand: on the shelf stands which games there are, and which are not ready yet.
  if ('game' in here && here.page !== 'rules' && !isOpen(here.game)) return <Shelf />;
  switch (here.page) {
    case 'shelf':
      return <Shelf />;
    case 'settings':
      return <SettingsPage />;
    case 'about':
      return <AboutPage />;
    case 'play':
      return <PlayPage game={here.game} />;
    case 'learn':
      return <Later load={loadLesson} props={{ game: here.game }} />;
    case 'setup':
      return <Later load={loadSetup} props={{ game: here.game }} />;
    case 'table':
      return <Later load={loadTable} props={{ id: here.match }} />;
    case 'replay':
      return <Later load={loadReplay} props={{ of: here }} />;
    case 'game':
      return <Later load={loadReplay} props={{ of: here }} />;
    case 'together':
      return <Later load={loadTogether} props={{}} />;
    case 'room':
      return <Later load={loadRoom} props={{ table: here.table, ...(here.key && { joinKey: here.key }) }} />;
    case 'watch':
      return <Later load={loadRoom} props={{ table: here.table, watchKey: here.key }} />;
    case 'device':
      return <Later load={loadDevice} props={{ link: here.key }} />;
    case 'rules':
      return <Later load={loadRules} props={{ game: here.game, paragraph: here.paragraph }} />;
  }
}

/** A table names itself when it stands. */
function titleOf(): string {
  const here = route.value;
  const game = 'game' in here ? shelfEntry(here.game)?.title[language.value] : undefined;
  return [pageNameOf(here, game), tell('site.name')].filter((part) => part !== undefined).join(' · ');
}

function pageNameOf(here: Route, game: string | undefined): string | undefined {
  switch (here.page) {
    case 'settings':
    case 'about':
      return tell(`${here.page}.title`);
    case 'together':
      return tell('online.title');
    case 'rules':
      return game && tell('rules.title', { title: game });
    case 'setup':
      return game && tell('setup.pageTitle', { title: game });
    default:
      return game;
  }
}

/** The address after '#' says the page, so a place on it cannot be named there. */
function skipToContent(): void {
  const content = document.getElementById('content');
  content?.setAttribute('tabindex', '-1');
  content?.focus();
}
