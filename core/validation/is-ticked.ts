/**
 * Whether a checkbox value means ticked: true from a script, '1' or 'on' from a form. Nothing else
 * is consent. Rule V-43.
 */
export function isTicked(value: unknown): boolean {
  return value === true || value === '1' || value === 'on'
}
