/** Finds criteria by name, and reads what users type. */
package org.openjdk.jmh.dynreconf.criteria.catalog;
