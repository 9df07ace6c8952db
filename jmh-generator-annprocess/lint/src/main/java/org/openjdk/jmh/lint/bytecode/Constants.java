package org.openjdk.jmh.lint.bytecode;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.tree.ClassNode;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.FieldFacts;
import org.openjdk.jmh.lint.model.Place;

/**
 * Recognizes the inputs that the compiler replaced by their values: a constant in the code of a benchmark that equals
 * that of one, and only one, final field of its states. Numbers that are in every program are not recognized.
 */
final class Constants {

    private static final double COMMON = 16;

    private final Map<Object, String[]> fields = new HashMap<>();

    Constants(ClassNode owner, List<ClassFacts> states) {
        states.forEach(state -> state.fields().forEach(field -> add(state.name(), field)));
        owner.fields.forEach(field -> add(Names.qualified(owner.name), new CodeField(owner, field)));
    }

    private void add(String owner, FieldFacts field) {
        Object value = field.constant();
        if (field.isStatic() || value == null || isCommon(value)) {
            return;
        }
        String[] known = fields.get(value);
        String[] name = {owner, field.name()};
        fields.put(value, known == null ? name : new String[0]);
    }

    private static boolean isCommon(Object value) {
        boolean isWhole = value instanceof Integer || value instanceof Long;
        return isWhole && Math.abs(((Number) value).doubleValue()) <= COMMON || value.equals("")
                || value instanceof Number number && (number.doubleValue() == 0 || number.doubleValue() == 1);
    }

    Expr read(Object value, Place place) {
        String[] field = fields.getOrDefault(value, new String[0]);
        Expr constant = Expr.constant(value, place);
        return field.length == 0 ? constant : Expr.field(field[0], field[1], "", value, List.of(constant), place);
    }
}
