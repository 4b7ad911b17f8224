// Made from core/contract/calls.ts by `npm run generate:client`. Do not edit.
import type { CallShape } from '../call-shape.ts'

export const getUser: CallShape<'getUser'> = {"method":"GET","path":"/api/users/{id}","queryFields":[],"bodyFields":null}
export const getPermissions: CallShape<'getPermissions'> = {"method":"GET","path":"/api/users/{id}/permissions","queryFields":["permissions"],"bodyFields":null}
export const postAuthorizationToken: CallShape<'postAuthorizationToken'> = {"method":"POST","path":"/api/authorization-tokens","queryFields":[],"bodyFields":["password"]}
export const putUser: CallShape<'putUser'> = {"method":"PUT","path":"/api/users/{id}","queryFields":[],"bodyFields":["firstName","lastName","email","leaseReminders","authorizationToken"]}
export const listEnquiries: CallShape<'listEnquiries'> = {"method":"GET","path":"/api/users/{id}/enquiries","queryFields":[],"bodyFields":null}
export const getWatched: CallShape<'getWatched'> = {"method":"GET","path":"/api/users/{id}/watched","queryFields":[],"bodyFields":null}
export const putOwnAlerts: CallShape<'putOwnAlerts'> = {"method":"PUT","path":"/api/users/{id}/price-alerts","queryFields":[],"bodyFields":["ids","isWatching"]}
export const postSearchRemoval: CallShape<'postSearchRemoval'> = {"method":"POST","path":"/api/users/{id}/saved-search-removals","queryFields":[],"bodyFields":["hash"]}
export const postSavedDeals: CallShape<'postSavedDeals'> = {"method":"POST","path":"/api/users/{id}/saved-deals","queryFields":[],"bodyFields":["deals"]}
export const putSavedDeals: CallShape<'putSavedDeals'> = {"method":"PUT","path":"/api/users/{id}/saved-deals","queryFields":[],"bodyFields":["deals"]}
export const postDataExport: CallShape<'postDataExport'> = {"method":"POST","path":"/api/users/{id}/data-exports","queryFields":[],"bodyFields":["authorizationToken"]}
export const postErasure: CallShape<'postErasure'> = {"method":"POST","path":"/api/users/{id}/erasures","queryFields":[],"bodyFields":["authorizationToken"]}
