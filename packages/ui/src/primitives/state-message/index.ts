export { StateMessage, type StateMessageProps } from './state-message.tsx';
