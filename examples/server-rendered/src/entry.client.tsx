import '@ancu/ui/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (root) hydrateRoot(root, <App />, { onRecoverableError: (error) => console.error(error) });
