import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { Code } from './components.tsx'

/** Longer text is shown as it is. */
const MAX_LENGTH = 50_000

/**
 * Markdown as elements. No HTML is made of it: tags stay text, links lead to the web or to a mail address only, and images
 * are links, so that nothing is loaded.
 */
export function Markdown({ text }: { text: string }) {
  return useMemo(() => {
    if (text.length > MAX_LENGTH) return <p class="prose">{text}</p>
    return <div class="markdown">{renderAll(Lexer.lex(text, { gfm: true, breaks: true }))}</div>
  }, [text])
}

function renderAll(tokens: readonly Token[] | undefined): ComponentChildren {
  return tokens?.map((token) => renderToken(token as MarkedToken))
}

function renderToken(token: MarkedToken): ComponentChildren {
  switch (token.type) {
    case 'space':
      return null
    case 'paragraph':
      return <p>{renderAll(token.tokens)}</p>
    case 'heading':
      return (
        <p>
          <strong>{renderAll(token.tokens)}</strong>
        </p>
      )
    case 'code':
      return <Code label={`Code${token.lang ? ` in ${token.lang}` : ''}`}>{token.text}</Code>
    case 'blockquote':
      return <blockquote>{renderAll(token.tokens)}</blockquote>
    case 'list':
      return renderList(token)
    case 'table':
      return renderTable(token)
    case 'hr':
      return <hr />
    case 'br':
      return <br />
    case 'strong':
      return <strong>{renderAll(token.tokens)}</strong>
    case 'em':
      return <em>{renderAll(token.tokens)}</em>
    case 'del':
      return <del>{renderAll(token.tokens)}</del>
    case 'codespan':
      return <code>{token.text}</code>
    case 'link':
      return <SafeLink url={token.href}>{renderAll(token.tokens)}</SafeLink>
    case 'image':
      return <SafeLink url={token.href}>{token.text || token.href}</SafeLink>
    case 'escape':
      return token.text
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ '
    case 'text':
      return token.tokens ? renderAll(token.tokens) : token.text
    default:
      return token.raw
  }
}

function renderList({ ordered, start, items }: Tokens.List): ComponentChildren {
  const children = items.map((item, index) => <li key={index}>{renderAll(item.tokens)}</li>)
  return ordered ? <ol start={start === '' ? 1 : start}>{children}</ol> : <ul>{children}</ul>
}

function renderTable({ header, rows }: Tokens.Table): ComponentChildren {
  return (
    <div class="scroll">
      <table>
        <thead>
          <tr>
            {header.map(({ tokens }, index) => (
              <th key={index} scope="col">
                {renderAll(tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map(({ tokens }, cell) => (
                <td key={cell}>{renderAll(tokens)}</td>
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
