import { lockFolder } from '../../../../server-stub/adapters/store/lock-folder.ts'

/** Locks the folder of its argument, and keeps the lock until it is killed. */
const [, , folder = ''] = process.argv
await lockFolder(folder).then(
  () => {
    process.stdout.write(`held by ${process.pid}\n`)
    setInterval(() => {}, 1000)
  },
  (error) => process.stdout.write(`${error.message}\n`),
)
