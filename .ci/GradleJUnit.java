import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gradle.internal.impldep.org.objectweb.asm.ClassReader;
import org.gradle.internal.impldep.org.objectweb.asm.ClassWriter;
import org.gradle.internal.impldep.org.objectweb.asm.commons.ClassRemapper;
import org.gradle.internal.impldep.org.objectweb.asm.commons.Remapper;

/**
 * Has Gradle's classes for JUnit's platform mean the JUnit of the project, as in a distribution: in the artifact gradle-api
 * they mean one of their own, by another name. Takes the folder of these classes, which are replaced.
 */
final class GradleJUnit extends Remapper {

    private static final String OWN = "org.gradle.internal.impldep.";

    private GradleJUnit() {
    }

    public static void main(String[] arguments) throws IOException {
        try (DirectoryStream<Path> classes = Files.newDirectoryStream(Path.of(arguments[0]), "*.class")) {
            for (Path file : classes) {
                ClassWriter writer = new ClassWriter(0);
                new ClassReader(Files.readAllBytes(file)).accept(new ClassRemapper(writer, new GradleJUnit()), 0);
                Files.write(file, writer.toByteArray());
            }
        }
    }

    @Override
    public String map(String name) {
        return plain(name.replace('/', '.')).replace('.', '/');
    }

    /** Packages are named in texts as well. */
    @Override
    public Object mapValue(Object value) {
        return value instanceof String ? plain((String) value) : super.mapValue(value);
    }

    private static String plain(String text) {
        return text.startsWith(OWN + "org.junit") ? text.substring(OWN.length()) : text;
    }
}
