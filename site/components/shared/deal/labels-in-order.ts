/** Every label of some lists once, each after those that stand before it in the first list that has it. */
export function labelsInOrder(lists: readonly (readonly string[])[]): string[] {
  const labels: string[] = []
  for (const list of lists) {
    list.forEach((label, index) => {
      if (labels.includes(label)) return
      const before = index === 0 ? -1 : labels.indexOf(list[index - 1]!)
      labels.splice(before + 1, 0, label)
    })
  }
  return labels
}
