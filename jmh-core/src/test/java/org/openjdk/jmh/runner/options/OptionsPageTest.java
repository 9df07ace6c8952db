package org.openjdk.jmh.runner.options;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The page of all options is generated from the settings; {@code -Dpages.write=true} rewrites it. */
class OptionsPageTest {

    private static final Path PAGE = Path.of("..", "docs", "options.md");

    @Test
    void page_equalsTheSettings() throws IOException {
        String page = page();
        if (Boolean.getBoolean("pages.write")) {
            Files.writeString(PAGE, page);
        }
        assertEquals(page, Files.readString(PAGE), "-Dpages.write=true writes it again");
    }

    private static String page() {
        StringBuilder page = new StringBuilder("# All options of this project\n\n"
                + "```\njava -jar benchmarks.jar -h all\n```\n\n"
                + "`-h` prints the options that most users need, `-h dynamic` those of a topic, and `-h all` all of them, including\nupstream's. "
                + "Defaults and methods of `OptionsBuilder` are in parentheses; `set(Settings.X, value)` is an alternative.\n"
                + "`OptionsPageTest` generates this page from the settings.\n\n");
        for (Setting<?> setting : Settings.all()) {
            List<String> known = new ArrayList<>();
            if (setting.byDefault() != null && !setting.byDefault().isEmpty()) {
                known.add("default: " + oneLine(setting.byDefault()));
            }
            if (!setting.has(SettingTrait.ONLY_OF_COMMANDS) && !"set".equals(setting.method())) {
                known.add("`" + setting.method() + "(…)`");
            }
            page.append("- **`").append(HelpText.flag(setting)).append("`** ").append(oneLine(setting.meaning()))
                    .append(known.isEmpty() ? "" : " (" + String.join("; ", known) + ")").append("\n");
        }
        return page.toString();
    }

    private static String oneLine(String text) {
        return text.replace("\n", " ");
    }
}
