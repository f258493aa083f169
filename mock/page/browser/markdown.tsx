import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { Code } from './components.tsx'

/** Longer text is shown as it is: the time of the lexer grows faster than the text. */
const MAX_LENGTH = 20_000
/** Deeper parts are shown as they are. */
const MAX_DEPTH = 30

/**
 * Markdown as elements. No HTML is made of it: tags stay text, links lead to the web or to a mail address only, and images
 * are links, so that nothing is loaded.
 */
export function Markdown({ text }: { text: string }) {
  return useMemo(() => {
    const tokens = text.length > MAX_LENGTH ? undefined : readTokens(text)
    return tokens ? <div class="markdown">{renderAll(tokens, 0)}</div> : <p class="prose">{text}</p>
  }, [text])
}

/** The tokens of a text; undefined if it is nested deeper than the lexer can go. */
function readTokens(text: string): readonly Token[] | undefined {
  try {
    return Lexer.lex(text, { gfm: true, breaks: true })
  } catch {
    return undefined
  }
}

function renderAll(tokens: readonly Token[] | undefined, depth: number): ComponentChildren {
  return tokens?.map((token) => (depth > MAX_DEPTH ? token.raw : renderToken(token as MarkedToken, depth + 1)))
}

function renderToken(token: MarkedToken, depth: number): ComponentChildren {
  switch (token.type) {
    case 'space':
      return null
    case 'paragraph':
      return <p>{renderAll(token.tokens, depth)}</p>
    case 'heading':
      return (
        <p>
          <strong>{renderAll(token.tokens, depth)}</strong>
        </p>
      )
    case 'code':
      return <Code label={`Code${token.lang ? ` in ${token.lang}` : ''}`}>{token.text}</Code>
    case 'blockquote':
      return <blockquote>{renderAll(token.tokens, depth)}</blockquote>
    case 'list':
      return renderList(token, depth)
    case 'table':
      return renderTable(token, depth)
    case 'hr':
      return <hr />
    case 'br':
      return <br />
    case 'strong':
      return <strong>{renderAll(token.tokens, depth)}</strong>
    case 'em':
      return <em>{renderAll(token.tokens, depth)}</em>
    case 'del':
      return <del>{renderAll(token.tokens, depth)}</del>
    case 'codespan':
      return <code>{token.text}</code>
    case 'link':
      return <SafeLink url={token.href}>{renderAll(token.tokens, depth)}</SafeLink>
    case 'image':
      return <SafeLink url={token.href}>{token.text || token.href}</SafeLink>
    case 'escape':
      return token.text
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ '
    case 'text':
      return token.tokens ? renderAll(token.tokens, depth) : token.text
    default:
      return token.raw
  }
}

function renderList({ ordered, start, items }: Tokens.List, depth: number): ComponentChildren {
  const children = items.map((item, index) => <li key={index}>{renderAll(item.tokens, depth)}</li>)
  return ordered ? <ol start={start === '' ? 1 : start}>{children}</ol> : <ul>{children}</ul>
}

function renderTable({ header, rows }: Tokens.Table, depth: number): ComponentChildren {
  return (
    <div class="scroll">
      <table>
        <thead>
          <tr>
            {header.map(({ tokens }, index) => (
              <th key={index} scope="col">
                {renderAll(tokens, depth)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map(({ tokens }, cell) => (
                <td key={cell}>{renderAll(tokens, depth)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A link that tells its target nothing of this page; another scheme stays text. */
export function SafeLink({ url, children }: { url: string; children: ComponentChildren }) {
  if (!/^(https?:\/\/|mailto:)/i.test(url)) return <>{children}</>
  return (
    <a href={url} target="_blank" rel="noreferrer noopener nofollow">
      {children}
    </a>
  )
}
