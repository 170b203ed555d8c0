import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/shelf.css';
import { render } from 'preact';
import { App } from './App.tsx';
import { keepOffline } from './offline/offline.ts';

render(<App />, document.getElementById('app')!);
// Only when the page stands: to keep the whole site is work, and nobody waits for it.
addEventListener('load', () => setTimeout(keepOffline, 1000));
