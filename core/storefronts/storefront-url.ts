/**
 * Where visitors find a storefront: its first host, by the scheme and port of the site's own
 * address. Our own is found at the site's address itself. Rule D-80.
 * @param siteUrl as configured, without a slash at its end
 * @param host null for our own storefront
 * @example storefrontUrl('https://larkway.example', 'cars.fairmile.example') // 'https://cars.fairmile.example'
 */
export function storefrontUrl(siteUrl: string, host: string | null): string {
  return host === null
    ? siteUrl
    : siteUrl.replace(/^(https?:\/\/)(?:\[[^\]]*\]|[^:/]*)/, `$1${host}`)
}
