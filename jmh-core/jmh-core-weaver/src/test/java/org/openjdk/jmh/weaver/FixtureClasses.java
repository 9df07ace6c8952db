package org.openjdk.jmh.weaver;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;

/** Class files of the fixture, with methods to weave and load them. */
final class FixtureClasses {

    static final String FIXTURE = "org/openjdk/jmh/weaver/Fixture";
    static final String PARENT = "org/openjdk/jmh/weaver/FixtureParent";
    static final String HOOKS = "org/openjdk/jmh/weaver/FixtureHooks";

    private FixtureClasses() {
    }

    static byte[] bytes(String name) {
        try (InputStream in = FixtureClasses.class.getClassLoader().getResourceAsStream(name + ".class")) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static byte[] woven(Patch... patches) {
        return new Weaver(List.of(patches)).weave(Map.of(FIXTURE, bytes(FIXTURE))).get(FIXTURE);
    }

    /** Loads a woven fixture with its unchanged neighbours; the VM verifies it like any class of users. */
    static Class<?> load(byte[] woven) {
        ClassLoader loader = new ClassLoader(FixtureClasses.class.getClassLoader()) {
            @Override
            protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
                String internal = name.replace('.', '/');
                if (findLoadedClass(name) != null) {
                    return findLoadedClass(name);
                }
                if (internal.startsWith(FIXTURE)) {
                    byte[] content = internal.equals(FIXTURE) ? woven : bytes(internal);
                    return defineClass(name, content, 0, content.length);
                }
                return super.loadClass(name, resolve);
            }
        };
        try {
            return Class.forName("org.openjdk.jmh.weaver.Fixture", true, loader);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }
}
