export { LoadError, type LoadErrorProps } from './load-error/load-error.tsx';
