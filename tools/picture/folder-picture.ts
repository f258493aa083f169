import type { FolderImport } from './folder-imports.ts'

/** A box of the picture. Arrows lead down. */
interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly text: string
  readonly kind: 'product' | 'core' | 'data' | 'aside'
}

const width = 960
const height = 726
const boxHeight = 72

/** The layout. Boxes overlap horizontally where one imports the other, so that arrows are vertical. */
export const boxes: Readonly<Record<string, Box>> = {
  cli: { x: 24, y: 46, width: 440, kind: 'product', text: 'the commands, and what users import' },
  tools: { x: 484, y: 46, width: 216, kind: 'aside', text: 'programs of this repository' },
  test: { x: 720, y: 46, width: 216, kind: 'aside', text: 'mirrors these folders' },
  mock: { x: 24, y: 168, width: 576, kind: 'product', text: 'simulator, scenarios, faults, journal, control, page' },
  conformance: { x: 636, y: 168, width: 300, kind: 'product', text: 'the suite that judges a deployment' },
  'server-stub/adapters': { x: 24, y: 284, width: 238, kind: 'product', text: 'stores, upstreams, operations' },
  proxy: { x: 282, y: 284, width: 140, kind: 'product', text: 'with recordings' },
  generators: { x: 442, y: 284, width: 250, kind: 'product', text: 'read, model, emit, write' },
  spec: { x: 744, y: 284, width: 146, kind: 'data', text: 'the contract' },
  'server-stub': { x: 24, y: 400, width: 194, kind: 'product', text: 'app, ports, handlers' },
  settings: { x: 238, y: 400, width: 352, kind: 'product', text: 'options and files that users write' },
  generated: { x: 24, y: 516, width: 912, kind: 'data', text: 'types, validators and tables, checked in' },
  runtime: {
    x: 24,
    y: 610,
    width: 912,
    kind: 'core',
    text: 'HTTP, streams, validation, tasks, callbacks, samples, judge',
  },
}

/** Folders with nothing that others import. */
export const unconnected = ['docs', 'examples', 'create-gatewright', 'templates']

/** Both are named in the picture instead of drawn as arrows: one imports all, the other is imported by all. */
const top = 'cli'
const base = 'runtime'

/** Files that one folder reads, or writes for another one. */
const dataFlows: readonly FolderImport[] = [
  ['spec', 'generators'],
  ['generators', 'generated'],
]

/** The position of arrows that are not in the middle of what their boxes share. */
const columns: Readonly<Record<string, number>> = { 'conformance generated': 913, 'generators generated': 641 }

/** Space between the head of an arrow and its box. */
const gap = 3

const css = `
svg { --paper: #fff; --ink: #1c2430; --soft: #556070; --line: #6b7788; --flow: #b4690e; --against: #c62828;
  --product: #eef4fd; --product-edge: #86a8d8; --core: #e8ecf2; --core-edge: #8c98a8; --data: #fdf3e3; --data-edge: #dba85e }
@media (prefers-color-scheme: dark) { svg { --paper: #12161d; --ink: #e9edf3; --soft: #a4afbe; --line: #8d99aa; --flow: #e3a04f;
  --against: #ff7b72; --product: #1a2636; --product-edge: #4a6c9d; --core: #232a34; --core-edge: #667284; --data: #2c2417; --data-edge: #8d6b36 } }
text { font: 15px system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif; fill: var(--soft); text-anchor: middle }
.name { font: 600 18px ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', monospace; fill: var(--ink) }
.start { text-anchor: start }
rect { rx: 8px; stroke-width: 1.5px }
.product { fill: var(--product); stroke: var(--product-edge) }
.core { fill: var(--core); stroke: var(--core-edge) }
.data { fill: var(--data); stroke: var(--data-edge) }
.aside { fill: none; stroke: var(--core-edge); stroke-dasharray: 2 4 }
path { fill: none; stroke-width: 2px }
.import { stroke: var(--line); marker-end: url(#import) }
.flow { stroke: var(--flow); stroke-dasharray: 6 5; marker-end: url(#flow) }
.against { stroke: var(--against); marker-end: url(#against) }
#import path { fill: var(--line) } #flow path { fill: var(--flow) } #against path { fill: var(--against) }`

/**
 * Draws the folders and their imports as SVG, which follows the colour scheme of the reader. An arrow that other arrows
 * imply is left out. Throws if a folder has no box, or if the sentences about `cli` and `runtime` do not hold.
 */
export function drawFolders(imports: readonly FolderImport[]): string {
  checkSentences(imports)
  const drawn = imports.filter((pair) => pair[0] !== top && pair[1] !== base && !isImplied(pair, imports))
  const arrows = [
    ...drawn.map((pair) => drawArrow(pair, isUpward(pair) ? 'against' : 'import')),
    ...dataFlows.map((pair) => drawArrow(pair, 'flow')),
  ]
  const captions = [
    drawCaption(24, 32, `${top}, tools and test import from everything below; nothing below imports them`),
    drawCaption(24, 706, `All folders above import ${base}. Beside them: ${unconnected.join(', ')}`),
    drawCaption(668, 436, 'solid: imports; what follows'),
    drawCaption(668, 456, 'from other arrows is left out'),
    drawCaption(668, 480, 'dashed: reads or writes'),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Folders and imports">
<style>${css}
</style>
<defs>${['import', 'flow', 'against'].map(drawMarker).join('')}</defs>
<rect width="${width}" height="${height}" fill="var(--paper)"/>
${[...Object.entries(boxes).map(([name, box]) => drawBox(name, box)), ...arrows, ...captions].join('\n')}
</svg>
`
}

function checkSentences(imports: readonly FolderImport[]): void {
  const unknown = imports.flat().find((name) => !Object.hasOwn(boxes, name))
  if (unknown !== undefined)
    throw new Error(`The picture has no box for ${unknown}: add one to tools/picture/folder-picture.ts.`)
  for (const name of new Set(imports.flat())) {
    if (name !== top && !isReachable(top, name, imports))
      throw new Error(`${top} does not import ${name}: mend the caption.`)
    if (name !== base && !isReachable(name, base, imports))
      throw new Error(`${name} does not import ${base}: mend the caption.`)
  }
}

/** Whether other arrows, which all lead down, connect the two folders. */
function isImplied(pair: FolderImport, imports: readonly FolderImport[]): boolean {
  if (isUpward(pair)) return false
  const others = imports.filter((other) => other !== pair && !isUpward(other))
  return isReachable(pair[0], pair[1], others)
}

function isUpward([from, to]: FolderImport): boolean {
  return getBox(from).y >= getBox(to).y
}

/** Whether imports lead from a folder to another one. */
function isReachable(from: string, to: string, imports: readonly FolderImport[]): boolean {
  const reached = new Set([from])
  for (const name of reached) for (const [source, target] of imports) if (source === name) reached.add(target)
  return reached.has(to)
}

function getBox(name: string): Box {
  const box = boxes[name]
  if (box === undefined) throw new Error(`invariant: ${name} has no box`)
  return box
}

function drawBox(name: string, { x, y, width, text, kind }: Box): string {
  const middle = x + width / 2
  return `<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${boxHeight}"/>
<text class="name" x="${middle}" y="${y + 30}">${name}</text><text x="${middle}" y="${y + 53}">${text}</text>`
}

/** Draws a vertical arrow where the boxes overlap, a horizontal one between boxes of a row, else a curve. */
function drawArrow(pair: FolderImport, kind: string): string {
  const [from, to] = [getBox(pair[0]), getBox(pair[1])]
  return `<path class="${kind}" d="${getLine(from, to, columns[pair.join(' ')])}"/>`
}

function getLine(from: Box, to: Box, column: number | undefined): string {
  const left = Math.max(from.x, to.x)
  const right = Math.min(from.x + from.width, to.x + to.width)
  const middle = from.y + boxHeight / 2
  if (from.y === to.y && from.x > to.x) return `M${from.x} ${middle}H${to.x + to.width + gap}`
  if (from.y === to.y) return `M${from.x + from.width} ${middle}H${to.x - gap}`
  if (from.y < to.y && left < right) return `M${column ?? (left + right) / 2} ${from.y + boxHeight}V${to.y - gap}`
  const [start, end] = from.y < to.y ? [from.y + boxHeight, to.y - gap] : [from.y, to.y + boxHeight + gap]
  const [startX, endX, half] = [from.x + from.width - 20, to.x + to.width - 20, (start + end) / 2]
  return `M${startX} ${start}C${startX} ${half} ${endX} ${half} ${endX} ${end}`
}

function drawMarker(name: string): string {
  const head = '<path d="M0 0L10 5L0 10z"/>'
  return `<marker id="${name}" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">${head}</marker>`
}

function drawCaption(x: number, y: number, text: string): string {
  return `<text class="start" x="${x}" y="${y}">${text}</text>`
}
