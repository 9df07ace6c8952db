import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Makes class files that javac 8 can compile against of the signatures in a newer JDK's ct.sym. Its folders are named
 * after the releases that they are for, one character each; the version of the files is that of the newer JDK.
 */
public class PlatformOf8 {

    private static final String RELEASE = "8";
    private static final int VERSION_OF_8 = 52;

    public static void main(String[] args) throws IOException {
        Path target = Path.of(args[1]);
        try (FileSystem signatures = FileSystems.newFileSystem(URI.create("jar:" + Path.of(args[0]).toUri()), Map.of());
                Stream<Path> folders = Files.list(signatures.getPath("/"))) {
            for (Path folder : folders.filter(f -> f.getFileName().toString().contains(RELEASE)).toList()) {
                copy(folder, target);
            }
        }
    }

    private static void copy(Path folder, Path target) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(folder)) {
            files = all.filter(file -> file.toString().endsWith(".sig")).toList();
        }
        for (Path file : files) {
            Path inModule = folder.relativize(file);
            String name = inModule.subpath(1, inModule.getNameCount()).toString().replaceFirst("sig$", "class");
            byte[] bytes = Files.readAllBytes(file);
            bytes[6] = 0;
            bytes[7] = VERSION_OF_8;
            Files.createDirectories(target.resolve(name).getParent());
            Files.write(target.resolve(name), bytes);
        }
    }
}
