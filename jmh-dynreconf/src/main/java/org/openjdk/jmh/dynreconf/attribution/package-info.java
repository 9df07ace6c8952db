/**
 * Explains which code makes two sides differ: costs of methods in forks of each side, and which of them differ
 * significantly.
 */
package org.openjdk.jmh.dynreconf.attribution;
