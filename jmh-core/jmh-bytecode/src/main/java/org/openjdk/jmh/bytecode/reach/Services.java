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

/** Who provides which service, by the files that ServiceLoader reads. */
final class Services {

    private final Map<String, List<String>> providers = new HashMap<>();
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
     * Services that Java's own classes look for by themselves, such as a parser of XML: those of a part of Java count
     * as looked for where any class of that part is used, as {@code java.nio} or {@code javax.xml} is one.
     *
     * @param name of a class that is not in the code, which is used
     */
    List<String> usedBy(String name) {
        return ofPlatform.getOrDefault(part(name), Collections.emptyList());
    }

    private static String part(String name) {
        int first = name.indexOf('/');
        int second = name.indexOf('/', first + 1);
        return second < 0 ? name : name.substring(0, second);
    }

    /** Internal names of providers, by binary names of services. */
    Map<String, List<String>> providers() {
        return providers;
    }
}
