/** The address of a list that is answered anew each time, since no two turns ask the same. */
export const listQuestion = (turn: number) =>
  `/api/derivatives/v2?rows=24&financeType=${turn % 2 ? 'personal' : 'business'}&budgetTo=${250 + (turn % 400)}&terms[]=${[24, 36, 48][turn % 3]}`
