export type { Health } from './health-model.ts';
export { HealthScreen, type HealthScreenProps } from './health-screen/health-screen.tsx';
