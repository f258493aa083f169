import { capitalise } from './format.ts'

/** A family as people write it: `chat-completions` becomes `Chat completions`. */
export function nameFamily(family: string): string {
  return capitalise(family.replaceAll('-', ' '))
}

/** Depends on the name only, so that a family has one colour on every page. The factor keeps those of the gateway apart. */
function getHue(family: string): number {
  return [...family].reduce((hue, letter) => (hue * 86 + (letter.codePointAt(0) ?? 0)) % 360, 0)
}

/** A family by its name and colour; by two letters where there is no room. */
export function FamilySign({ family }: { family: string | undefined }) {
  const name = family === undefined ? 'Unknown' : nameFamily(family)
  return (
    <span
      class={family === undefined ? 'family none' : 'family'}
      style={family === undefined ? {} : { '--hue': getHue(family) }}
      title={family === undefined ? 'No operation has this path' : name}
    >
      <span class="letters" aria-hidden="true">
        {family === undefined ? '?' : name.slice(0, 2)}
      </span>
      <span class="name">{name}</span>
    </span>
  )
}
