/**
 * A key and its own certificate for localhost, valid until 2126, for servers that tests start on this
 * machine. Nothing else trusts it.
 */
export const localhostKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgMhZaW6rXAEASnR63
FA/2eTc1mrGm9U3FjzSyetDQdL2hRANCAATnoAV3/ibcJ/i9Jcpb1rJFaqpbyUOJ
MjmsluUfLjxp9vGLoTLbJvvemzhnD8LswgxBXSb1uR38sZ+fLP4QNYOk
-----END PRIVATE KEY-----
`

export const localhostCertificate = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUZ24uZ5Hr29mfBlfwV3D0mcoV8K8wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNTAzMDgzNVoYDzIxMjYxMTAx
MDMwODM1WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATnoAV3/ibcJ/i9Jcpb1rJFaqpbyUOJMjmsluUfLjxp9vGLoTLbJvve
mzhnD8LswgxBXSb1uR38sZ+fLP4QNYOko28wbTAdBgNVHQ4EFgQU2H2Tp1k3PhUW
sqzjccEKjtKivxwwHwYDVR0jBBgwFoAU2H2Tp1k3PhUWsqzjccEKjtKivxwwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIgQ870v9VoPHtfmDrmy+OSMYIU7CAz5+7eHYD4ABEaeVsCIQD0
KNxf6HalRLGzLp8Hl2E/bZ88KaLoH/21cqm3we3kXA==
-----END CERTIFICATE-----
`
