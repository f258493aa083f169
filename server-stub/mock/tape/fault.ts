/** What of a recorded exchange is not as the contract has it, or was not looked at. */
export interface TapeFault {
  /**
   * `refused`: the request breaks the contract, and the deployment refused it as it should. `unchecked`: nothing is wrong,
   * but not all was looked at.
   */
  readonly kind: 'broken' | 'refused' | 'unchecked'
  readonly side: 'request' | 'reply'
  /** Such as `schema`, `event-order`, `status`, `credential`. */
  readonly rule: string
  /** `body`, `header content-type`, `event 4 message_delta`. */
  readonly place: string
  readonly message: string
}

export function brokenReply(rule: string, place: string, message: string): TapeFault {
  return { kind: 'broken', side: 'reply', rule, place, message }
}
