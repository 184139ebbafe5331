export type { Health } from './health-model.ts';
export { HealthScreen, type HealthScreenProps } from './health-screen/health-screen.tsx';
export { MoneyByDay, type MoneyByDayProps } from './money-by-day/money-by-day.tsx';
export { MoneyWaiting, type MoneyWaitingProps } from './money-waiting/money-waiting.tsx';
export { ProcessList, type ProcessListProps } from './process-list/process-list.tsx';
export { QueueList, type QueueListProps } from './queue-list/queue-list.tsx';
