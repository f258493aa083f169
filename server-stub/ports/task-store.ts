export type {
  StoredTask,
  TaskChange,
  TaskRecord,
  TaskStore,
  TaskStoreWorker,
  TaskWork,
} from '../core/tasks/task-store.ts'
