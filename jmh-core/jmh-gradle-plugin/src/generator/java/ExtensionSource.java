import org.openjdk.jmh.runner.options.Setting;
import org.openjdk.jmh.runner.options.Settings;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes the extension of the plugin anew in each build: a property for each setting, and what it is on a command line. */
final class ExtensionSource {

    private static final String PACKAGE = "org.openjdk.jmh.gradle";

    private ExtensionSource() {
    }

    /** Takes the folder for sources. */
    public static void main(String[] arguments) throws Exception {
        Path folder = Path.of(arguments[0]).resolve(PACKAGE.replace('.', '/'));
        Files.createDirectories(folder);
        List<Field> fields = new ArrayList<>();
        for (Field field : Settings.class.getFields()) {
            if (field.get(null) instanceof Setting<?> setting && setting.isOfProjects()
                    && (setting.isOfOneSide() || setting.isOfTwoSides())) {
                fields.add(field);
            }
        }
        write(folder.resolve("SettingProperties.java"), properties(fields));
        write(folder.resolve("SettingWords.java"), words(fields));
    }

    /** A file that says the same keeps its time, so that nothing is compiled anew. */
    private static void write(Path file, String text) throws IOException {
        if (!Files.exists(file) || !Files.readString(file).equals(text)) {
            Files.writeString(file, text);
        }
    }

    private static String properties(List<Field> fields) throws IllegalAccessException {
        StringBuilder text = new StringBuilder("package " + PACKAGE + ";\n\n");
        for (String type : List.of("ListProperty", "MapProperty", "Property")) {
            text.append("import org.gradle.api.provider.").append(type).append(";\n");
        }
        text.append("\n/** The options of JMH that a build script can set, each a property. */\n"
                + "public interface SettingProperties {\n");
        for (Field field : fields) {
            Setting<?> setting = (Setting<?>) field.get(null);
            text.append("\n    /**\n").append(wrapped(setting.meaning()));
            if (setting.byDefault() != null) {
                text.append(wrapped("Default: " + setting.byDefault() + "."));
            }
            text.append(wrapped("On the command line: {@code " + setting
                    + (setting.argument() == null ? "" : " " + setting.argument()) + "}."));
            text.append("     *\n     * @return the property\n     */\n    ").append(type(field)).append(" get")
                    .append(name(field)).append("();\n");
        }
        return text.append("}\n").toString();
    }

    /** As comments have it. */
    private static String wrapped(String text) {
        StringBuilder lines = new StringBuilder();
        StringBuilder line = new StringBuilder();
        for (String word : escaped(text).split("\\s+")) {
            if (line.length() + word.length() > 105) {
                lines.append("     * ").append(line.toString().strip()).append('\n');
                line.setLength(0);
            }
            line.append(word).append(' ');
        }
        return lines.append("     * ").append(line.toString().strip()).append('\n').toString();
    }

    private static String escaped(String text) {
        return text.contains("{@code") ? text
                : text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("@", "&#64;")
                        .replace("*/", "*&#47;");
    }

    private static String words(List<Field> fields) throws IllegalAccessException {
        StringBuilder text = new StringBuilder("package " + PACKAGE + ";\n\n"
                + "import org.openjdk.jmh.runner.options.Settings;\n\n"
                + "/** What the properties of the extension are on JMH's command line. */\n"
                + "final class SettingWords {\n\n    private SettingWords() {\n    }\n\n"
                + "    static void add(SettingProperties properties, OptionArguments words) {\n");
        for (Field field : fields) {
            text.append("        words.add(Settings.").append(field.getName()).append(", properties.get")
                    .append(name(field)).append("());\n");
        }
        return text.append("    }\n}\n").toString();
    }

    private static String name(Field field) {
        return Arrays.stream(field.getName().toLowerCase(Locale.ROOT).split("_"))
                .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
                .collect(Collectors.joining());
    }

    private static String type(Field field) {
        Type value = ((ParameterizedType) field.getGenericType()).getActualTypeArguments()[0];
        Type raw = value instanceof ParameterizedType several ? several.getRawType() : value;
        if (raw == Collection.class) {
            return "ListProperty<String>";
        }
        if (raw == Map.class) {
            return "MapProperty<String, String>";
        }
        return raw == Boolean.class ? "Property<Boolean>" : raw == Integer.class ? "Property<Integer>"
                : "Property<String>";
    }
}
