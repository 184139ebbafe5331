export * from './device.generated.ts';
