package org.example.link;

import java.security.Permission;

/** Keeps its VM from the environment, and from nothing else. */
@SuppressWarnings("removal")
public class NoEnvironment extends SecurityManager {

    @Override
    public void checkPermission(Permission permission) {
        if (permission.getName().startsWith("getenv.") || permission.getName().endsWith("/environ")) {
            throw new SecurityException(permission.toString());
        }
    }
}
