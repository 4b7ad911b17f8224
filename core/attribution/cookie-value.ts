/** The value of a cookie out of a `Cookie` header or `document.cookie`; empty without one. */
export function cookieValue(cookies: string, cookieName: string): string {
  const prefix = `${cookieName}=`
  const pair = cookies.split(';').find((each) => each.trimStart().startsWith(prefix))
  return pair?.trim().slice(prefix.length) ?? ''
}
