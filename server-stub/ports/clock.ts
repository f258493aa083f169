export type { Clock } from '../core/clock.ts'
