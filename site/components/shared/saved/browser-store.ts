/**
 * A text in one of the browser's stores. Where nothing may be stored, it is kept for as long as the
 * page is open.
 */
export function browserStore(storage: () => Storage, name: string) {
  let memory: string | null = null
  return {
    read(): string | null {
      try {
        return storage().getItem(name) ?? memory
      } catch {
        return memory
      }
    },
    /** Stores a text; an empty one leaves nothing behind. */
    write(text: string): void {
      memory = text || null
      try {
        if (text) storage().setItem(name, text)
        else storage().removeItem(name)
      } catch {
        // The memory has it.
      }
    },
  }
}
