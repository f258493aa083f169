import { isRequestRow, type Row } from './group-requests.ts'
import { RequestLink } from './request-row.tsx'
import { VirtualList } from './virtual-list.tsx'

const ROW_HEIGHT = 48

interface RequestListProps {
  readonly rows: readonly Row[]
  /** The key of the selected request. */
  readonly open: string
  /** The key of the row that takes the focus when it is there. */
  readonly wanted: { current: string }
}

export function RequestList({ rows, open, wanted }: RequestListProps) {
  const seen = rows.slice(0, 200).map((row) => (isRequestRow(row) ? (row.request.ms ?? 0) : 0))
  const longest = Math.max(100, ...seen)
  return (
    <VirtualList
      items={rows}
      rowHeight={ROW_HEIGHT}
      label="Requests"
      class="requests"
      getKey={({ key }) => key}
      current={rows.findIndex(({ key }) => key === open)}
      render={(row, isTabStop) =>
        isRequestRow(row) ? (
          <RequestLink row={row} isOpen={row.key === open} isTabStop={isTabStop} wanted={wanted} longest={longest} />
        ) : (
          <p class="row group">
            <b>{row.sandbox === '' ? 'Default sandbox' : row.sandbox}</b> <span class="hint">{row.count}</span>
          </p>
        )
      }
    />
  )
}
