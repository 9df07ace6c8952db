package org.openjdk.jmh.bytecode.reach;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.bytecode.files.ClassFiles;
import org.openjdk.jmh.bytecode.files.ClassPath;

/** Reads the files that name providers of services. */
final class Services {

    /** The internal names of providers by binary name of the service. */
    final Map<String, List<String>> providers = new HashMap<>();
    private final Map<String, List<String>> ofPlatform = new HashMap<>();

    Services(ClassFiles files) {
        for (String file : files.names()) {
            if (file.startsWith(ClassPath.SERVICES) && file.indexOf('/', ClassPath.SERVICES.length()) < 0) {
                String service = file.substring(ClassPath.SERVICES.length());
                providers.put(service, read(files, file));
                ofPlatform.computeIfAbsent(part(service.replace('.', '/')), key -> new ArrayList<>()).add(service);
            }
        }
    }

    private static List<String> read(ClassFiles files, String file) {
        List<String> names = new ArrayList<>();
        try {
            for (byte[] content : files.read(file)) {
                for (String line : new String(content, StandardCharsets.UTF_8).split("\\R")) {
                    String name = line.replaceFirst("#.*", "").trim().replace('.', '/');
                    if (!name.isEmpty()) {
                        names.add(name);
                    }
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(file + ": " + e.getMessage(), e);
        }
        return names;
    }

    /**
     * Returns the services that the JDK may look up by itself, such as an XML parser. Using a class of a part of the
     * JDK, such as {@code java.nio} or {@code javax.xml}, may look up all services of that part.
     *
     * @param name internal name of a used class outside of the code
     */
    List<String> usedBy(String name) {
        return ofPlatform.getOrDefault(part(name), Collections.emptyList());
    }

    private static String part(String name) {
        int first = name.indexOf('/');
        int second = name.indexOf('/', first + 1);
        return second < 0 ? name : name.substring(0, second);
    }
}
