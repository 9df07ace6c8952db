package org.example.link;

import java.security.Permission;

/** A policy that denies its VM only the environment. */
@SuppressWarnings("removal")
public class NoEnvironment extends SecurityManager {

    @Override
    public void checkPermission(Permission permission) {
        if (permission.getName().startsWith("getenv.") || permission.getName().endsWith("/environ")) {
            throw new SecurityException(permission.toString());
        }
    }
}
