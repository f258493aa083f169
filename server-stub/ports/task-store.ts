export type { StoredTask, TaskChange, TaskRecord, TaskStore, TaskStoreWorker, TaskWork } from '../core/task-store.ts'
