import { isRequestRow } from './group-requests.ts'
import { RequestLink } from './request-row.tsx'
import type { ListState } from './shortcuts.tsx'
import { VirtualList } from './virtual-list.tsx'

const ROW_HEIGHT = 48

export function RequestList({ rows, open, wanted }: ListState) {
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
