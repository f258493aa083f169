/** Differences between two formats, and liberties of a gateway, which are notes and no faults. */
export const differences = [
  {
    id: 'relay-stop-reasons',
    says: "the client's format has no word for this reason",
  },
  {
    id: 'relay-passed-through',
    says: 'the gateway passed the error of an upstream of the same format on unchanged, and so hides nothing',
  },
  {
    id: 'relay-call-ids',
    says: 'the client gets another id of the call than the model gave; the model gets call and result back with one id',
  },
  {
    id: 'relay-retries',
    says: 'the upstream had not begun to answer, so that a retry may be right; it may also cost twice',
  },
]
