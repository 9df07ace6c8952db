package org.openjdk.jmh.bytecode.files;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the files of a class path by name. The first of several jars with a file counts, except below {@code
 * META-INF/services}, where all count. A class in a jar for several versions of Java has all its versions, since the VM
 * that runs it is unknown.
 */
public final class ClassPath implements ClassFiles, Closeable {

    /** Suffix of class files. */
    public static final String CLASS = ".class";
    /** Folder of the files that name providers of services. */
    public static final String SERVICES = "META-INF/services/";

    private static final Pattern VERSIONED = Pattern.compile("META-INF/versions/\\d+/(.+)");

    private final List<FileSource> sources = new ArrayList<>();
    private final Map<String, List<Place>> places = new LinkedHashMap<>();

    private ClassPath() {
    }

    /** Opens a class path in the notation of the system. If a jar cannot be read, the exception names it. */
    public static ClassPath open(String classPath) throws IOException {
        ClassPath opened = new ClassPath();
        try {
            for (Path entry : ClassPathEntries.of(classPath)) {
                opened.add(FileSource.open(entry));
            }
        } catch (IOException e) {
            opened.close();
            throw e;
        }
        return opened;
    }

    private void add(FileSource source) throws IOException {
        sources.add(source);
        for (String file : source.names()) {
            Matcher versioned = VERSIONED.matcher(file);
            String name = versioned.matches() ? versioned.group(1) : file;
            List<Place> known = places.computeIfAbsent(name, key -> new ArrayList<>(1));
            if (known.isEmpty() || known.get(0).source == source || name.startsWith(SERVICES)) {
                known.add(new Place(source, file));
            }
        }
    }

    /** {@inheritDoc} Names do not include the version of Java. */
    @Override
    public Set<String> names() {
        return Collections.unmodifiableSet(places.keySet());
    }

    @Override
    public List<byte[]> read(String name) throws IOException {
        List<byte[]> versions = new ArrayList<>(1);
        for (Place place : places.getOrDefault(name, Collections.emptyList())) {
            versions.add(place.source.read(place.file));
        }
        return versions;
    }

    @Override
    public void close() throws IOException {
        for (FileSource source : sources) {
            source.close();
        }
    }

    private static final class Place {

        private final FileSource source;
        private final String file;

        private Place(FileSource source, String file) {
            this.source = source;
            this.file = file;
        }
    }
}
