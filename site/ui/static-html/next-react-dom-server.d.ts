/** React's renderer as Next brings it for client components on the server, which Next declares without types. */
declare module 'next/dist/server/route-modules/app-page/vendored/ssr/react-dom-server.js' {
  export { renderToPipeableStream } from 'react-dom/server'
}
