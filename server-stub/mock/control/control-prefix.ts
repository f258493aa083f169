/** Path prefix of the control API, unused by the contract. */
export const CONTROL_PREFIX = '/__mock'
