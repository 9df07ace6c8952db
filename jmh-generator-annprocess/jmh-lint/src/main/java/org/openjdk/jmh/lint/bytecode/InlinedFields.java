package org.openjdk.jmh.lint.bytecode;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.tree.ClassNode;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.FieldFacts;
import org.openjdk.jmh.lint.model.Place;

/**
 * Recognizes inputs that the compiler replaced by their values. A constant in the code of a benchmark may be that of
 * a final field of its states; if several fields have the same value, all are candidates. Common numbers are ignored,
 * unless the compiler left a null check of the state before them.
 */
final class InlinedFields {

    private static final double COMMON = 16;

    private final Map<Object, Map<String, String>> ownersByName = new HashMap<>();

    InlinedFields(ClassNode owner, List<ClassFacts> states) {
        states.forEach(state -> state.fields().forEach(field -> add(state.name(), field)));
        owner.fields.forEach(field -> add(SourceNames.qualified(owner.name), new CodeField(owner, field)));
    }

    private void add(String owner, FieldFacts field) {
        Object value = field.constant();
        if (!field.isStatic() && value != null) {
            ownersByName.computeIfAbsent(value, first -> new LinkedHashMap<>()).putIfAbsent(field.name(), owner);
        }
    }

    private static boolean isCommon(Object value) {
        boolean isWhole = value instanceof Integer || value instanceof Long;
        return isWhole && Math.abs(((Number) value).doubleValue()) <= COMMON || value.equals("")
                || value instanceof Number number && (number.doubleValue() == 0 || number.doubleValue() == 1);
    }

    /** Returns the constant, or the field that it may replace, with the constant as its operand. */
    Expr read(Object value, Place place) {
        Expr constant = Expr.constant(value, place);
        return value == null || isCommon(value) || !ownersByName.containsKey(value) ? constant
                : field(value, List.of(constant), place);
    }

    /** Returns the field that a constant after a null check replaces, or the constant if no state has such a field. */
    Expr readOfState(Object value, Place place) {
        return ownersByName.containsKey(value) ? field(value, List.of(Expr.constant(null, place)), place)
                : Expr.constant(value, place);
    }

    private Expr field(Object value, List<Expr> operands, Place place) {
        Map<String, String> owners = ownersByName.get(value);
        return Expr.field(owners.values().iterator().next(), String.join(" or ", owners.keySet()), "", value, operands,
                place);
    }
}
