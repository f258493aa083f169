import { rememberControlKey } from './control.ts'

/** Asks for the key of the controls. */
export function LockedView({ onUnlock }: { onUnlock: () => void }) {
  const unlock = (event: SubmitEvent) => {
    event.preventDefault()
    rememberControlKey(String(new FormData(event.target as HTMLFormElement).get('key')))
    onUnlock()
  }
  return (
    <form class="stack card locked" onSubmit={unlock}>
      <h2>The controls are locked</h2>
      <p>The mock requires a control key. The key is kept in this tab only.</p>
      <label class="stack field">
        Control key
        <input name="key" type="password" autocomplete="off" required />
      </label>
      <button type="submit" class="main">
        Unlock
      </button>
    </form>
  )
}
