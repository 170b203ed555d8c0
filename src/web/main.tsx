import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/shelf.css';
import { render } from 'preact';
import { App } from './App.tsx';
import { keepOffline } from './offline/offline.ts';
import { language } from './settings.ts';
import { loadSiteWords } from './speech.ts';

// Better in the other language than not at all.
await loadSiteWords(language.value).catch(() => loadSiteWords(language.value === 'ru' ? 'en' : 'ru'));
render(<App />, document.getElementById('app')!);
// Only when the page stands: to keep the whole site is work, and nobody waits for it. The words may come after all the rest.
const keepSoon = (): unknown => setTimeout(keepOffline, 1000);
if (document.readyState === 'complete') keepSoon();
else addEventListener('load', keepSoon);
