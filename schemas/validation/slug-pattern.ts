/** Lower-case words joined by single hyphens, as they stand in an address. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
