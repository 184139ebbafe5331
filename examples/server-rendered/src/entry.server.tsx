import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';

export const render = () => renderToString(<App />);
