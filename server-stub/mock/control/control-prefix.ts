/** Before the path of everything that steers the mock; the contract has nothing there. */
export const CONTROL_PREFIX = '/__mock'
