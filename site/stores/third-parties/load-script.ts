const scripts = new Map<string, Promise<void>>()

/** Loads a script of a service, once a page load. Rejects when it does not come. */
export function loadScript(src: string): Promise<void> {
  const known = scripts.get(src)
  if (known) return known
  const loading = new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true })
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      scripts.delete(src)
      reject(new Error(`${new URL(src).host} did not answer with its script.`))
    })
    document.head.append(script)
  })
  scripts.set(src, loading)
  return loading
}

/** Whether a service's script was asked for in this page load: what runs cannot be unloaded. */
export const hasLoadedScripts = (): boolean => scripts.size > 0
