/** The response of a call that has nothing to say but that it was done. Rule C-19. */
export const done = { status: 'done' } as const
