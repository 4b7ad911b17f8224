/** The form of the log-in's page, on a server and in browsers. */
export const signInFormId = 'sign-in'
