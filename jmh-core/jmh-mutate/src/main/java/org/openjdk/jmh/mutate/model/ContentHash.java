package org.openjdk.jmh.mutate.model;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.openjdk.jmh.bytecode.code.Hash;

/** Hashes class paths by names and contents of their files, but not by dates. */
public final class ContentHash {

    private static final int BYTES = 8;

    private final MessageDigest digest = Hash.sha();

    private ContentHash() {
    }

    /** Returns the hash of a class path: 16 hexadecimal digits. Missing elements count as empty. */
    public static String of(List<Path> classPath) throws IOException {
        ContentHash hash = new ContentHash();
        for (Path entry : classPath) {
            hash.add("entry");
            if (Files.isDirectory(entry)) {
                hash.addFolder(entry);
            } else if (Files.isRegularFile(entry)) {
                hash.addFile(entry);
            }
        }
        return HexFormat.of().formatHex(hash.digest.digest(), 0, BYTES);
    }

    private void addFolder(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                add(folder.relativize(file).toString());
                digest.update(Files.readAllBytes(file));
            }
        }
    }

    /** Hashes the checksums in the directory of a jar, which are quick to read. */
    private void addFile(Path file) throws IOException {
        if (!file.toString().endsWith(".jar")) {
            digest.update(Files.readAllBytes(file));
            return;
        }
        try (ZipFile jar = new ZipFile(file.toFile())) {
            jar.stream().filter(each -> !each.isDirectory()).map(ContentHash::line).sorted().forEach(this::add);
        }
    }

    private static String line(ZipEntry entry) {
        return entry.getName() + ' ' + entry.getSize() + ' ' + entry.getCrc();
    }

    private void add(String text) {
        digest.update((text + '\n').getBytes(StandardCharsets.UTF_8));
    }
}
